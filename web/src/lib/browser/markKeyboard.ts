const modifiers = ['Alt', 'Control', 'Meta', 'Shift']

/**
 * Marks the page while the person uses the keyboard, from a key until a pointer is pressed.
 * Browsers also show a ring around elements that a page focuses itself, such as a dialog's first button. A
 * person with a mouse, or on a newly opened page, does not need it.
 */
export function markKeyboard(): void {
  const { dataset } = document.documentElement
  const handleKey = ({ key }: KeyboardEvent) => {
    if (!modifiers.includes(key)) dataset['keyboard'] = ''
  }
  addEventListener('keydown', handleKey, true)
  addEventListener('pointerdown', () => delete dataset['keyboard'], true)
}
