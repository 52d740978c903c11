export interface Appearance {
  theme?: string
  variables?: Record<string, string>
}

const dark = { colorBackground: '#1f2229', colorText: '#e8eaf0', colorPrimary: '#8fb0ff' }

/** The custom properties of the rules below, by the names of Stripe's variables. */
const properties: Record<string, string> = {
  colorBackground: '--background',
  colorText: '--text',
  colorPrimary: '--primary',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontFamily: '--font',
}

const rules = `
.stripe-stand-in, .stripe-stand-in-challenge {
  --background: #fff; --text: #1d2433; --primary: #2453c9; --danger: #c92a2a;
  --radius: 6px; --font: system-ui, sans-serif;
  color: var(--text); font: 14px/1.5 var(--font); display: grid; gap: 16px }
.stripe-stand-in-field label { display: block; margin-bottom: 4px; font-weight: 550 }
.stripe-stand-in-field input, .stripe-stand-in-field select {
  box-sizing: border-box; width: 100%; padding: 8px 12px; font: inherit;
  color: var(--text); background: var(--background); border-radius: var(--radius);
  border: 1px solid color-mix(in oklab, var(--text) 48%, var(--background)) }
.stripe-stand-in-field :focus-visible { outline: 2px solid var(--primary); outline-offset: 1px }
.stripe-stand-in-field [aria-invalid=true] { border-color: var(--danger) }
.stripe-stand-in-field p { margin: 4px 0 0; font-size: 13px; color: var(--danger) }
.stripe-stand-in-field p:empty { display: none }
.stripe-stand-in-challenge:not([open]) { display: none }
.stripe-stand-in-challenge {
  background: var(--background); border: 1px solid #8a93a6; border-radius: var(--radius);
  padding: 20px; max-width: 340px }
.stripe-stand-in-challenge button { padding: 10px 14px; font: inherit; margin-right: 8px }
`

/** Installs a style sheet by script, because a strict policy forbids style elements. */
export function installRules(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Applies the appearance that the page has set for Stripe to a node. */
export function applyAppearance(node: HTMLElement, { theme, variables = {} }: Appearance): void {
  const values: Record<string, string> = { ...(theme === 'night' && dark), ...variables }
  for (const [name, property] of Object.entries(properties)) {
    const value = values[name]
    if (value === undefined) node.style.removeProperty(property)
    else node.style.setProperty(property, value)
  }
}
