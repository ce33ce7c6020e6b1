import { HeaderButton } from "~/shell/header-button";
import type { Screen } from "~/shell/screen";
import { backToForm } from "../back-to-form";

export const FORM_ID = "payment";

export const paymentChooserHeader: Screen = {
  title: "Select Payment",
  back: (at) => backToForm(at, "payments"),
  actions: () => (
    <HeaderButton form={FORM_ID} intent="done" icon="tick">
      Done
    </HeaderButton>
  ),
};
