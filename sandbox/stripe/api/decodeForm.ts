export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Decodes a form body or query with nested brackets as Stripe does; values remain text. */
export function decodeForm(encoded: string): { [name: string]: FormValue } {
  const root = createNode()
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [head = '', ...rest] = name.split(/\[|\]\[|\]/)
    const path = name.endsWith(']') ? rest.slice(0, -1) : rest
    insert(root, [head, ...path], value)
  }
  return Object.fromEntries([...root.children].map(([name, node]) => [name, finish(node)]))
}

interface Node {
  value: string | undefined
  children: Map<string, Node>
}

const createNode = (): Node => ({ value: undefined, children: new Map() })

function insert(node: Node, path: string[], value: string): void {
  const [step, ...rest] = path
  if (step === undefined) {
    node.value = value
    return
  }
  // `name[]` appends.
  const key = step === '' ? String(node.children.size) : step
  const child = node.children.get(key) ?? createNode()
  node.children.set(key, child)
  insert(child, rest, value)
}

/** Converts keys that count from 0 to a list. */
function finish({ value, children }: Node): FormValue {
  if (children.size === 0) return value ?? ''
  const isList = [...children.keys()].every((key) => /^\d+$/.test(key))
  if (isList)
    return [...children].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, child]) => finish(child))
  return Object.fromEntries([...children].map(([key, child]) => [key, finish(child)]))
}
