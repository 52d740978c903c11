import type { ChildNode, Declaration, Root } from 'postcss'
import { AppError } from '../errors/AppError.ts'
import { isAllowedAtRule, isAllowedDeclaration, isAllowedSelector } from './allowedCss.ts'

/** Rules within rules beyond this are left out. */
const deepest = 8

/**
 * An owner's own CSS, written anew from what is allowed in it: nothing that could load from elsewhere or
 * leave the widget. Selectors need no prefix: the style sheet lives inside the widget's shadow root and
 * reaches nothing outside. Fails with `failed-precondition` when the CSS cannot be read.
 */
export async function cleanCss(css: string): Promise<string> {
  if (!css.trim()) return ''
  return write((await parseCss(css)).nodes, 0)
}

function write(nodes: ChildNode[], depth: number): string {
  if (depth > deepest) return ''
  return nodes
    .map((node) => writeNode(node, depth))
    .filter(Boolean)
    .join('\n')
}

function writeNode(node: ChildNode, depth: number): string {
  const indent = '  '.repeat(depth)
  if (node.type === 'decl') return writeDeclaration(node, indent)
  if (node.type === 'rule' && isAllowedSelector(node.selector))
    return `${indent}${node.selector} {\n${write(node.nodes, depth + 1)}\n${indent}}`
  if (node.type === 'atrule' && node.nodes && isAllowedAtRule(node.name, node.params))
    return `${indent}@${node.name} ${node.params} {\n${write(node.nodes, depth + 1)}\n${indent}}`
  return ''
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
