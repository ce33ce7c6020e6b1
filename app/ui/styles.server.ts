import { createStyleWriter } from "~/server/page/used-styles.server";
import sheet from "./styles.css?inline";

/** Writes the styles that a page uses into the page, in place of `STYLES_MARK`. */
export const writeStyles = createStyleWriter(sheet);
