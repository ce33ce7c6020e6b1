// React has this entry, its types do not.
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
