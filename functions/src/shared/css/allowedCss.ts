/**
 * The CSS that an owner may use. An allow-list, because browsers have too many ways to load a URL to deny
 * them one by one.
 */

/** Prefixes of the allowed properties. */
const properties =
  /^(?:-webkit-)?(?:accent|align|animation|appearance|aspect-ratio|backdrop-filter|background|block-size|border|bottom|box|break|caret|clear|color|column|content|cursor|display|fill|filter|flex|float|font|gap|grid|height|hyphens|inline-size|inset|isolation|justify|left|letter-spacing|line|list-style|margin|max|min|mix-blend-mode|object|opacity|order|outline|overflow|overscroll|padding|place|pointer-events|position|quotes|resize|right|rotate|row-gap|scale|scroll|stroke|tab-size|text|top|touch-action|transform|transition|translate|user-select|vertical-align|visibility|white-space|width|will-change|word|z-index)(?:-[a-z-]+)?$/
const ownProperty = /^--[a-z][a-z0-9-]*$/
const functions = new Set(
  [
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark',
    'calc min max clamp abs sign round mod rem pow sqrt hypot var env',
    'linear-gradient radial-gradient conic-gradient',
    'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
    'translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d',
    'rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'cubic-bezier steps linear repeat minmax fit-content circle ellipse inset polygon',
  ]
    .join(' ')
    .split(' '),
)
/** Positions that stay within the widget; `var()` is refused because it could be anything. */
const positions = new Set(['static', 'relative', 'absolute', 'sticky', 'inherit', 'initial', 'unset'])

const quoted = String.raw`"[^"\\\p{Cc}]*"|'[^'\\\p{Cc}]*'`
const selectorPattern = new RegExp(String.raw`^(?:[\w\-.#:()\[\]=*>+~,^$|&%\s]|${quoted})+$`, 'u')
const valuePattern = new RegExp(String.raw`^(?:[\w\-.#%,+*/()\s]|[^\p{ASCII}]|${quoted})+$`, 'u')
const conditionPattern = /^[\w\-.:,%<>=()/\s]*$/
const atRules = new Set(['media', 'supports', 'container', 'layer', 'keyframes', '-webkit-keyframes'])

/**
 * Returns whether a rule may have a selector. `:scope`, and `&` outside of another rule, may mean the widget's
 * host itself.
 */
export const isAllowedSelector = (selector: string, isInRule: boolean) =>
  selectorPattern.test(selector) && !/-->|:scope/i.test(selector) && (isInRule || !selector.includes('&'))

/** A part of a selector in which the host only leads to something inside it: `:host([data-dark]) dialog`. */
const insideHost = /^:host(?:\([^()]*\))?(?:\s*[>+~]\s*|\s+)(?!.*:host)/s

/**
 * Returns whether a selector may match the widget's host itself. The host is on the page, without a size: a
 * rule for it could cover everything else, so it may only set custom properties.
 */
export const isHostSelector = (selector: string) =>
  selector
    .split(',')
    .some((part) => part.toLowerCase().includes(':host') && !insideHost.test(part.trim().toLowerCase()))

/** Returns whether a declaration is one of those that a rule for the host may have. */
export const isOwnProperty = (property: string) => ownProperty.test(property)

export const isAllowedAtRule = (name: string, condition: string) =>
  atRules.has(name.toLowerCase()) && conditionPattern.test(condition) && hasAllowedFunctions(condition, true)

/** Returns whether a property with a value may be in an owner's CSS: no URL, no script, no comment. */
export function isAllowedDeclaration(property: string, value: string): boolean {
  const name = property.toLowerCase()
  if (!properties.test(name) && !ownProperty.test(property)) return false
  if (name === 'position') return positions.has(value.trim().toLowerCase())
  return valuePattern.test(value) && !/\/[*/]/.test(value) && hasAllowedFunctions(value, false)
}

/** Conditions also use `and (…)`, `not (…)`, `style(…)` and `selector(…)`, none of which loads anything. */
const inConditions = new Set(['and', 'or', 'not', 'only', 'style', 'selector', 'scroll-state'])

function hasAllowedFunctions(text: string, isCondition: boolean): boolean {
  const unquoted = text.replaceAll(new RegExp(quoted, 'gu'), '""')
  return [...unquoted.matchAll(/([\w-]+)\s*\(/g)].every(([, called = '']) => {
    const name = called.toLowerCase()
    return functions.has(name) || (isCondition && inConditions.has(name))
  })
}
