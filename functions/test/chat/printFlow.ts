import type { Flow, FlowEdge, FlowField, FlowNode } from '../../src/shared/flow/flow.ts'
import { edgesOut } from '../../src/shared/flow/flowCost.ts'
import { readingOrder } from '../../src/shared/flow/readingOrder.ts'
import type { Rule } from '../../src/shared/flow/rules.ts'

type NamedEdge = readonly [string, FlowEdge]

/**
 * Prints a flow as the text that `parseFlow` reads, without how it is drawn. A node has its name and `^id`,
 * differences from an ordinary node, its text after `|`, and its edges after `-`.
 */
export function printFlow(flow: Flow): string {
  const nodes = readingOrder(flow).flatMap((id) => {
    const node = flow.nodes[id]
    return node ? [printNode(flow, id, node)] : []
  })
  const loose = Object.entries(flow.edges)
    .filter(([, { from }]) => !flow.nodes[from])
    .toSorted(([id], [other]) => (id < other ? -1 : 1))
    .map((edge) => `loose from ^${edge[1].from} ${printEdge(flow, edge, 0)}\n`)
  return [...nodes, ...loose].join('\n')
}

function printNode(flow: Flow, id: string, node: FlowNode): string {
  const edges = edgesOut(flow, id).map((edge, at) => `- ${printEdge(flow, edge, at)}`)
  const text = node.text === '' ? [] : node.text.split('\n').map((line) => (line ? `| ${line}` : '|'))
  const group = node.group === undefined ? [] : [`in group ${printTarget(flow, node.group)}`]
  const lines = [...group, ...settingLines(node), ...text, ...edges].map((line) => `  ${line}\n`)
  return `${[node.kind, printName(node.name), `^${id}`].filter(Boolean).join(' ')}\n${lines.join('')}`
}

function settingLines(node: FlowNode): string[] {
  const { mode, model, temperature, tools, needsTool, knowledge, collects, global, outcome } = node
  return [
    mode === 'fixed' ? ['word for word'] : [],
    model === undefined ? [] : [`model ${model}`],
    temperature === undefined ? [] : [`temperature ${temperature}`],
    tools.length === 0 ? [] : [`tools ${JSON.stringify(tools)}`],
    needsTool ? [needsTool === 'calendar' ? 'needs a calendar' : 'needs a tool'] : [],
    printKnowledge(knowledge),
    collects.map(printField),
    global
      ? [`from everywhere when ${JSON.stringify(global.when)}${global.returns ? ', then back' : ''}`]
      : [],
    outcome === '' ? [] : [`outcome ${JSON.stringify(outcome)}`],
  ].flat()
}

function printKnowledge(knowledge: FlowNode['knowledge']): string[] {
  if (knowledge === 'all') return []
  return [knowledge === 'none' ? 'without knowledge' : `knowledge ${JSON.stringify(knowledge)}`]
}

function printField({ key, kind, label, choices }: FlowField): string {
  const parts = [`collects ${key}`, kind, JSON.stringify(label)]
  return [...parts, ...(choices.length > 0 ? [JSON.stringify(choices)] : [])].join(' ')
}

/**
 * Prints an edge as a line of text. `at`: the edge's index among those of its node; its `order` is
 * printed only if it differs.
 */
function printEdge(flow: Flow, [id, { to, order, when }]: NamedEdge, at: number): string {
  const condition = typeof when === 'string' ? `when ${JSON.stringify(when)}` : printRule(when)
  return `${condition} -> ${printTarget(flow, to)} ^${id}${order === at ? '' : ` (${order})`}`
}

function printRule(rule: Rule): string {
  switch (rule.rule) {
    case 'always':
      return 'always'
    case 'reply':
      return `reply ${JSON.stringify(rule.text)}`
    case 'form':
      return `form ${JSON.stringify(rule.id)}`
    case 'tool':
      return `tool ${JSON.stringify(rule.id)} ${rule.ended}`
    case 'variable':
      return `variable ${rule.key} ${rule.comparison} ${JSON.stringify(rule.value)}`
    case 'stuck':
      return `stuck ${rule.turns}`
  }
}

/** Prints a node by its name, or by its id where the name would be ambiguous. */
function printTarget(flow: Flow, to: string): string {
  const name = flow.nodes[to]?.name ?? ''
  const isOnly = Object.values(flow.nodes).filter((node) => node.name === name).length === 1
  return isOnly && /^[^\s"^][^\n"^]*$/.test(name) && name === name.trim() ? name : `^${to}`
}

function printName(name: string): string {
  const isPlain = /^[^\s"^][^\n"^]*$/.test(name) && name === name.trim()
  return isPlain || name === '' ? name : JSON.stringify(name)
}
