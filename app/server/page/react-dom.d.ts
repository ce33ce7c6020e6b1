// React has the entry point "react-dom/server.browser", but its types do not declare it.
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
