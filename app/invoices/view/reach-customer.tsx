import { Icon, type IconName } from "~/ui/icon";

type Reach = { call: string; whatsApp: string; mail: string };

/** The customer, and the ways to reach them that are known. */
export function ReachCustomer({ name, reach }: { name: string; reach: Reach }) {
  return (
    <section aria-labelledby="customer" className="card flex items-center gap-3 p-4">
      <h2 id="customer" className="min-w-0 flex-1 text-base">
        <span className="sr-only">Customer: </span>
        {name}
      </h2>
      <Way to={reach.call} icon="phone" label={`Call ${name}`} />
      <Way to={reach.whatsApp} icon="chat" label={`WhatsApp ${name}`} />
      <Way to={reach.mail} icon="mail" label={`Email ${name}`} />
    </section>
  );
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  if (!to) return null;
  return (
    <a className="round" href={to} aria-label={label} title={label} rel="noreferrer">
      <Icon name={icon} size={20} />
    </a>
  );
}
