// SHA-256 and HMAC in plain code: browsers have their own only over https, and Spinney is also played on plain http.

export type Bytes = Uint8Array;

/** The first 32 bits of the fractional parts of roots of the first primes: where the hash's constants come from. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) prime = false;
    if (prime) found.push(fraction(BigInt(number), power));
  }
  return found;
}

/** In whole numbers, for browsers may round roots differently. */
function fraction(prime: bigint, power: number): number {
  const goal = prime << BigInt(32 * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(power) <= goal) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

let constants: { start: number[]; rounds: number[] } | null = null;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Bytes): Bytes {
  constants ??= { start: roots(8, 2), rounds: roots(64, 3) };
  const hash = [...constants.start];
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + one + words[i - 7]! + two;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants.rounds[i]! + words[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Bytes, message: Bytes): Bytes {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const around = (mask: number, inner: Bytes): Bytes => {
    const whole = new Uint8Array(64 + inner.length);
    whole.set(block.map((byte) => byte ^ mask));
    whole.set(inner, 64);
    return sha256(whole);
  };
  return around(0x5c, around(0x36, message));
}
