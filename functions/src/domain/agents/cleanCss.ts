import type { Root } from 'postcss'
import { AppError } from '../AppError.ts'

const refusedAtRules = new Set(['import', 'charset', 'namespace'])
const refusedProperties = new Set(['behavior', '-moz-binding'])
const refusedValue = /url\(|image-set\(|expression\(|javascript:|\\/i

/**
 * An owner's own CSS without what could load from elsewhere or leave the widget. Selectors need no prefix:
 * the style sheet lives inside the widget's shadow root and reaches nothing outside. Fails with
 * `failed-precondition` when the CSS cannot be read.
 */
export async function cleanCss(css: string): Promise<string> {
  if (!css.trim()) return ''
  const root = await parseCss(css)
  root.walkAtRules((rule) => {
    if (refusedAtRules.has(rule.name.toLowerCase())) rule.remove()
  })
  root.walkRules((rule) => {
    if (rule.selector.includes('\\')) rule.remove()
  })
  root.walkDecls((declaration) => {
    const isFixed = declaration.prop.toLowerCase() === 'position' && /fixed/i.test(declaration.value)
    if (
      isFixed ||
      refusedProperties.has(declaration.prop.toLowerCase()) ||
      refusedValue.test(declaration.value)
    )
      declaration.remove()
  })
  root.walkComments((comment) => {
    comment.remove()
  })
  return root.toString().trim()
}

async function parseCss(css: string): Promise<Root> {
  const { CssSyntaxError, parse } = await import('postcss')
  try {
    return parse(css)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    throw new AppError(
      'failed-precondition',
      `The custom CSS cannot be read: ${error.reason} in line ${error.line}. Mend it under Settings, Advanced, and publish again.`,
    )
  }
}
