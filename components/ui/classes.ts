type Name = string | false | null | undefined;

/**
 * Ties a CSS Module to a function that joins class names. A name the module does not define (a shared class of
 * `styles/`, or a `className` handed in) passes unchanged; empty ones are left out.
 */
export function classes(module: Readonly<Record<string, string>>): (...names: Name[]) => string {
  return (...names) =>
    names
      .filter((name): name is string => Boolean(name))
      .map((name) => module[name] ?? name)
      .join(' ');
}
