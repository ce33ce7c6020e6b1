/** React's types know this module by its other name only. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
