import { en } from "./en/pictures";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/pictures";
import { zh } from "./zh/pictures";

/** The words about pictures to upload. */
export const pictureWords = inLanguages({ en, ms, zh });
