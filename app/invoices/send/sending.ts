import type { MessageSubject } from "~/models/messages.server";

/** What a page of 'Send' sends, and the addresses around it. */
export type Sending = {
  of: MessageSubject;
  /** The page itself, without what is chosen on it. */
  here: string;
  /** Where one goes once it is sent. */
  back: string;
  /** Where it is told later whether an email has gone, as the start of a sentence. */
  toldBy: string;
};
