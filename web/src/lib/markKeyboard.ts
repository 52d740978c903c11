const modifiers = ['Alt', 'Control', 'Meta', 'Shift']

/**
 * Marks the page while its person uses the keyboard, from a key until a pointer is pressed. Browsers also
 * show a ring round what a page focuses by itself, such as a dialog's first button; who came by mouse, or has
 * only opened the page, need not see it.
 */
export function markKeyboard(): void {
  const { dataset } = document.documentElement
  const handleKey = ({ key }: KeyboardEvent) => {
    if (!modifiers.includes(key)) dataset['keyboard'] = ''
  }
  addEventListener('keydown', handleKey, true)
  addEventListener('pointerdown', () => delete dataset['keyboard'], true)
}
