type Names = { displayName: string; firstName: string; lastName: string };

/** As typed, or else first and last name. */
export function displayNameOf({ displayName, firstName, lastName }: Names): string {
  return displayName.trim() || `${firstName.trim()} ${lastName.trim()}`.trim();
}
