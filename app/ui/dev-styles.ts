// In development the style sheet is also imported as a module, so that the page shows a change at
// once.
import "./styles.css";
