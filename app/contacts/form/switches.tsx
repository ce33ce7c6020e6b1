import type { ContactForm } from "../schema";

/** What the contact is to the company: either, or both. */
export function Switches({ form }: { form: ContactForm }) {
  return (
    <fieldset className="switches">
      <legend className="label">This contact is a</legend>
      <Switch label="Customer" name="isCustomer" isOn={form.isCustomer !== ""} />
      <Switch label="Supplier" name="isSupplier" isOn={form.isSupplier !== ""} />
    </fieldset>
  );
}

function Switch({ label, name, isOn }: { label: string; name: string; isOn: boolean }) {
  return (
    <label className="chooser">
      <span className="flex-1">{label}</span>
      <input type="checkbox" role="switch" name={name} defaultChecked={isOn} className="switch" />
    </label>
  );
}
