import { flowSchema, type Flow } from './flow.ts'

/** Matches a JSON string, which may contain any character. */
const quoted = '"(?:[^"\\\\]|\\\\[^])*"'
const nodeLine = new RegExp(`^(start|note|default|end|group)(?: (${quoted}|[^"^]+))? \\^([a-z0-9]+)$`)
const looseLine = /^loose from \^(\S+) (.+)$/s
const edgeLine = new RegExp(`^((?:${quoted}|[^"])+?) -> ([^"]+) \\^([^\\s^]+)(?: \\((\\d+)\\))?$`)

const conditions: readonly [RegExp, (parts: string[]) => unknown][] = [
  [/^when (".*")$/s, ([words = '']) => JSON.parse(words)],
  [/^always$/s, () => ({ rule: 'always' })],
  [/^reply (".*")$/s, ([text = '']) => ({ rule: 'reply', text: JSON.parse(text) })],
  [/^form (".*")$/s, ([id = '']) => ({ rule: 'form', id: JSON.parse(id) })],
  [/^tool (".*") (ok|failed)$/s, ([id = '', ended]) => ({ rule: 'tool', id: JSON.parse(id), ended })],
  [
    /^variable (\w+) (\w+) (".*")$/s,
    ([key, comparison, value = '']) => ({ rule: 'variable', key, comparison, value: JSON.parse(value) }),
  ],
  [/^stuck (\d+)$/s, ([turns]) => ({ rule: 'stuck', turns: Number(turns) })],
]

const settings: readonly [RegExp, (parts: string[]) => object][] = [
  [/^word for word$/s, () => ({ mode: 'fixed' })],
  [/^model (\S+)$/s, ([model]) => ({ model })],
  [/^temperature (\S+)$/s, ([temperature]) => ({ temperature: Number(temperature) })],
  [/^tools (\[.*\])$/s, ([tools = '']) => ({ tools: JSON.parse(tools) })],
  [/^needs a tool$/s, () => ({ needsTool: true })],
  [/^needs a calendar$/s, () => ({ needsTool: 'calendar' })],
  [/^without knowledge$/s, () => ({ knowledge: 'none' })],
  [/^knowledge (\[.*\])$/s, ([sources = '']) => ({ knowledge: JSON.parse(sources) })],
  [
    /^from everywhere when (".*?")(, then back)?$/s,
    ([when = '', back]) => ({ global: { when: JSON.parse(when), returns: Boolean(back) } }),
  ],
  [/^outcome (".*")$/s, ([outcome = '']) => ({ outcome: JSON.parse(outcome) })],
  // The group's name, or its id, until all nodes are known.
  [/^in group (.+)$/s, ([group]) => ({ group })],
]
const fieldLine = new RegExp(`^collects (\\S+) (\\S+) (${quoted})(?: (\\[.*\\]))?$`, 's')

interface ReadNode {
  values: object
  name: string
  text: string[]
  collects: object[]
  edges: number
}
interface ReadEdge {
  from: string
  target: string
  order: number
  when: unknown
}
interface ReadFlow {
  nodes: Map<string, ReadNode>
  edges: Map<string, ReadEdge>
}

/**
 * Parses a flow that is written as text, as templates are, with all nodes at one position. Throws at a line
 * that it cannot parse.
 */
export function parseFlow(text: string): Flow {
  const read: ReadFlow = { nodes: new Map(), edges: new Map() }
  let nodeId = ''
  for (const line of text.split('\n')) if (line !== '') nodeId = readLine(read, nodeId, line)
  return flowSchema.parse({ nodes: nodesOf(read), edges: edgesOf(read) })
}

/** Returns the node that the next line belongs to. */
function readLine(read: ReadFlow, nodeId: string, line: string): string {
  const [, kind, name = '', id] = nodeLine.exec(line) ?? []
  if (id !== undefined) {
    const named = name.startsWith('"') ? String(JSON.parse(name)) : name
    read.nodes.set(id, { values: { kind }, name: named, text: [], collects: [], edges: 0 })
    return id
  }
  const [, from, edge] = looseLine.exec(line) ?? []
  if (from !== undefined && edge !== undefined) {
    readEdge(read, from, edge, 0)
    return nodeId
  }
  const node = read.nodes.get(nodeId)
  if (!node || !line.startsWith('  ')) throw unreadable(line)
  if (line.startsWith('  - ')) readEdge(read, nodeId, line.slice(4), node.edges++)
  else if (/^ {2}\|( |$)/.test(line)) node.text.push(line.slice(4))
  else readSetting(node, line.slice(2))
  return nodeId
}

function readSetting(node: ReadNode, line: string): void {
  const [, key, kind, label = '', choices] = fieldLine.exec(line) ?? []
  if (key !== undefined)
    node.collects.push({
      key,
      kind,
      label: JSON.parse(label),
      ...(choices && { choices: JSON.parse(choices) }),
    })
  else node.values = { ...node.values, ...firstMatch(settings, line) }
}

function readEdge(read: ReadFlow, from: string, line: string, at: number): void {
  const [, condition, target, id, order] = edgeLine.exec(line) ?? []
  if (condition === undefined || target === undefined || id === undefined) throw unreadable(line)
  const when = firstMatch(conditions, condition)
  read.edges.set(id, { from, target, order: order === undefined ? at : Number(order), when })
}

function firstMatch<Value>(patterns: readonly [RegExp, (parts: string[]) => Value][], line: string): Value {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(line)
    if (found) return read(found.slice(1))
  }
  throw unreadable(line)
}

function nodesOf({ nodes }: ReadFlow): object {
  const idOf = targetsOf(nodes)
  return Object.fromEntries(
    [...nodes].map(([id, { values, name, text, collects }]) => {
      const group: unknown = Reflect.get(values, 'group')
      const placed = typeof group === 'string' ? { group: idOf(group) } : {}
      return [id, { ...values, ...placed, name, text: text.join('\n'), collects }]
    }),
  )
}

/** Returns a function that finds the id of a node that was printed by its name. */
function targetsOf(nodes: ReadFlow['nodes']): (target: string) => string | undefined {
  const ids = new Map([...nodes].map(([id, { name }]) => [name, id]))
  return (target) => (target.startsWith('^') ? target.slice(1) : ids.get(target))
}

function edgesOf({ nodes, edges }: ReadFlow): object {
  const idOf = targetsOf(nodes)
  return Object.fromEntries(
    [...edges].map(([id, { from, target, order, when }]) => [id, { from, to: idOf(target), order, when }]),
  )
}

function unreadable(line: string): Error {
  return new Error(`This line is not of a flow: ${line.slice(0, 100)}`)
}
