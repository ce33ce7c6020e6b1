import type { ItemForm } from "../schema";
import { FormField, FormSelect } from "~/forms/form-field";
import type { Group } from "~/models/lists.server";
import { LABELS } from "./labels";
import { GroupOptions } from "~/ui/group-options";
import { Switched } from "./switched";

/** Whether the stock is counted, and how much there is. */
export function Inventory({ form, accounts }: { form: ItemForm; accounts: Group[] }) {
  return (
    <Switched label="Track inventory" name="trackInventory" isOn={form.trackInventory !== ""}>
      <FormSelect
        label={LABELS.inventoryAccountId}
        name="inventoryAccountId"
        value={form.inventoryAccountId}
      >
        <option value="">Not chosen</option>
        <GroupOptions groups={accounts} />
      </FormSelect>
      <FormField
        label={LABELS.stockBalance}
        name="stockBalance"
        defaultValue={form.stockBalance}
        inputMode="decimal"
        placeholder="0"
        autoComplete="off"
        maxLength={40}
      />
    </Switched>
  );
}
