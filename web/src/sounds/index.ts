// Where the sounds are. Fetched by `lib/sound.ts` when somebody wants them; `make_sounds.py` makes the files.
const files = import.meta.glob<string>("./*.wav", { query: "?url", import: "default", eager: true });

export const addressOf = (name: string): string => files[`./${name}.wav`]!;
