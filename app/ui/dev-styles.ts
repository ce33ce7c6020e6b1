// In development: what stands in the page as text, once more as modules, so that a change is seen at
// once.
import "./styles.css";
import "./app.css";
