type Name = string | false | null | undefined;

/**
 * Returns a function that joins class names of a CSS Module. A name that the module does not define (a shared class of
 * `styles/`, or a `className` prop) is passed through; empty ones are left out.
 */
export function classes(module: Readonly<Record<string, string>>): (...names: Name[]) => string {
  return (...names) =>
    names
      .filter((name): name is string => Boolean(name))
      .map((name) => module[name] ?? name)
      .join(' ');
}
