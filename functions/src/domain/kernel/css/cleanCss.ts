import type { ChildNode, Container, Declaration, Document, Root, Rule } from 'postcss'
import { AppError } from '../errors/AppError.ts'
import {
  isAllowedAtRule,
  isAllowedDeclaration,
  isAllowedSelector,
  isHostSelector,
  isOwnProperty,
} from '../../../shared/css/allowedCss.ts'

/** Rules nested deeper than this are left out. */
const maxDepth = 8

/**
 * Returns the allowed parts of an owner's CSS: nothing that loads from elsewhere or leaves the widget.
 * Selectors need no prefix, because the style sheet is inside the widget's shadow root. Throws AppError
 * 'failed-precondition' when the CSS cannot be parsed.
 */
export async function cleanCss(css: string): Promise<string> {
  if (!css.trim()) return ''
  return write((await parseCss(css)).nodes, 0)
}

function write(nodes: ChildNode[], depth: number): string {
  if (depth > maxDepth) return ''
  return nodes
    .map((node) => writeNode(node, depth))
    .filter(Boolean)
    .join('\n')
}

function writeNode(node: ChildNode, depth: number): string {
  const indent = '  '.repeat(depth)
  if (node.type === 'decl') return writeDeclaration(node, indent)
  if (node.type === 'rule' && isAllowedSelector(node.selector, isInRule(node)))
    return `${indent}${node.selector} {\n${write(contentOf(node), depth + 1)}\n${indent}}`
  if (node.type === 'atrule' && node.nodes && isAllowedAtRule(node.name, node.params))
    return `${indent}@${node.name} ${node.params} {\n${write(node.nodes, depth + 1)}\n${indent}}`
  return ''
}

function isInRule(rule: Rule): boolean {
  let outer: Container | Document | undefined = rule.parent
  while (outer && outer.type !== 'rule') outer = outer.parent
  return outer !== undefined
}

/** Returns what a rule may contain: a rule for the host nothing but custom properties. */
function contentOf({ selector, nodes }: Rule): ChildNode[] {
  if (!isHostSelector(selector)) return nodes
  return nodes.filter((node) => node.type === 'decl' && isOwnProperty(node.prop))
}

function writeDeclaration({ prop, value, important }: Declaration, indent: string): string {
  if (!isAllowedDeclaration(prop, value)) return ''
  return `${indent}${prop}: ${value}${important ? ' !important' : ''};`
}

async function parseCss(css: string): Promise<Root> {
  const { CssSyntaxError, parse } = await import('postcss')
  try {
    return parse(css)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    throw new AppError('failed-precondition', {
      key: 'cssUnreadable',
      values: { reason: error.reason, line: String(error.line ?? '') },
    })
  }
}
