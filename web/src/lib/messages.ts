// What is said to people: a key and arguments, rendered by the Fluent catalogue that server and browser share.

export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

export type Argument = number | string | Message;
