import type { LinksFunction } from "@remix-run/node";
import styles from "./record.css?url";

/** Links the styles of the forms of contacts and items for windows from 720 px. */
export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles, media: "(min-width: 720px)" },
];
