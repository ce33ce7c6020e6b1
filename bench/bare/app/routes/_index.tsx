import { Link, useLoaderData } from "@remix-run/react";
import { rows } from "../rows";

export const meta = () => [{ title: "Twenty rows" }];

export const loader = async () => ({ rows });

export default function Rows() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Twenty rows</h1>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={`/rows/${row.id}`}>
              <span>{row.contactName}</span>{" "}
              <span>
                {row.amount.symbol} {row.amount.text}
              </span>{" "}
              <span>
                {row.no} · {row.due} · {row.dueRelative}
              </span>{" "}
              <span>{row.status.word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
