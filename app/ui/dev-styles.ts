// In development the style sheets are also imported as modules, so that the page shows a change at
// once.
import "./styles.css";
import "./app.css";
