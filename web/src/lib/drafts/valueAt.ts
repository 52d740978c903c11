/**
 * Returns a value in a tree of plain data by its path: `vgOptions.maxTokens`,
 * `widgetOptions.forms.@f1.title`.
 * An entry of a list is named by its id, so that the path stays correct when the list changes.
 * An entry without an id is named by its index.
 */
export function valueAt(tree: unknown, path: string): unknown {
  return namesOf(path).reduce(childOf, tree)
}

/**
 * Returns the tree with another value at a path; undefined deletes it. Everything beside the path stays the
 * same.
 */
export function withValue<Tree>(tree: Tree, path: string, value: unknown): Tree
export function withValue(tree: unknown, path: string, value: unknown): unknown {
  return replaceAt(tree, namesOf(path), value)
}

/** Returns the same path with ids in place of list indexes, wherever there are ids. */
export function stablePath(tree: unknown, path: string): string {
  let value = tree
  const names = namesOf(path).map((name) => {
    const id = Array.isArray(value) ? idOf(childOf(value, name)) : undefined
    value = childOf(value, name)
    return id === undefined ? name : `@${id}`
  })
  return names.join('.')
}

/** Returns the outermost list entry of a path that no longer exists; undefined if none is missing. */
export function missingEntry(tree: unknown, path: string): string | undefined {
  const names = namesOf(path)
  const at = names.findIndex(
    (name, index) =>
      name.startsWith('@') &&
      index < names.length - 1 &&
      valueAt(tree, names.slice(0, index + 1).join('.')) === undefined,
  )
  return at < 0 ? undefined : names.slice(0, at + 1).join('.')
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns an entry's id, if it is valid in a path. */
export function idOf(entry: unknown): string | undefined {
  const id = isMap(entry) ? entry['id'] : undefined
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined
}

/** Returns the entry of a list or map with a name; undefined for none. */
export function childOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[indexOf(value, name)]
  return isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function namesOf(path: string): string[] {
  return path === '' ? [] : path.split('.')
}

function indexOf(list: readonly unknown[], name: string): number {
  return name.startsWith('@') ? list.findIndex((entry) => idOf(entry) === name.slice(1)) : Number(name)
}

function replaceAt(tree: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const child = replaceAt(childOf(tree, name), rest, value)
  if (Array.isArray(tree)) {
    const at = indexOf(tree, name)
    if (at < 0 || at >= tree.length) return child === undefined ? tree : [...tree, child]
    return child === undefined ? tree.toSpliced(at, 1) : tree.with(at, child)
  }
  const { [name]: _, ...others } = isMap(tree) ? tree : {}
  if (child === undefined) return others
  return { ...(isMap(tree) ? tree : {}), [name]: child }
}
