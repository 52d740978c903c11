/**
 * Values in a tree of plain data, by path: `vgOptions.maxTokens`, `widgetOptions.forms.@f1.title`. An entry
 * of a list is named by its id where it has one, so that the path stays true when the list changes; else by
 * its place.
 */
export function valueAt(tree: unknown, path: string): unknown {
  return namesOf(path).reduce(childOf, tree)
}

/** The tree with another value at a path; undefined takes it out. What lies beside the path stays as it is. */
export function withValue<Tree>(tree: Tree, path: string, value: unknown): Tree
export function withValue(tree: unknown, path: string, value: unknown): unknown {
  return changed(tree, namesOf(path), value)
}

/** The same path with ids in place of list indexes, wherever there are ids. */
export function stablePath(tree: unknown, path: string): string {
  let here = tree
  const names = namesOf(path).map((name) => {
    const id = Array.isArray(here) ? idOf(childOf(here, name)) : undefined
    here = childOf(here, name)
    return id === undefined ? name : `@${id}`
  })
  return names.join('.')
}

/** The outermost list entry on the way to a path that is not there any more; undefined if none is missing. */
export function missingEntry(tree: unknown, path: string): string | undefined {
  const names = namesOf(path)
  const place = names.findIndex(
    (name, index) =>
      name.startsWith('@') &&
      index < names.length - 1 &&
      valueAt(tree, names.slice(0, index + 1).join('.')) === undefined,
  )
  return place < 0 ? undefined : names.slice(0, place + 1).join('.')
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An entry's id, where it can stand in a path. */
export function idOf(entry: unknown): string | undefined {
  const id = isMap(entry) ? entry['id'] : undefined
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined
}

export function childOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[placeOf(value, name)]
  return isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function namesOf(path: string): string[] {
  return path === '' ? [] : path.split('.')
}

function placeOf(list: readonly unknown[], name: string): number {
  return name.startsWith('@') ? list.findIndex((entry) => idOf(entry) === name.slice(1)) : Number(name)
}

function changed(tree: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const child = changed(childOf(tree, name), rest, value)
  if (Array.isArray(tree)) {
    const place = placeOf(tree, name)
    if (place < 0 || place >= tree.length) return child === undefined ? tree : [...tree, child]
    return child === undefined ? tree.toSpliced(place, 1) : tree.with(place, child)
  }
  const { [name]: _, ...others } = isMap(tree) ? tree : {}
  if (child === undefined) return others
  return { ...(isMap(tree) ? tree : {}), [name]: child }
}
