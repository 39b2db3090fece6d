/** Fills an endpoint's path: every `{name}` becomes its encoded parameter. */
export function apiPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`the path ${path} needs "${name}"`);
    return encodeURIComponent(value);
  });
}
