// React has this entry point, but its types do not declare it.
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
