import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './stored.ts'

export type ColorScheme = 'light' | 'dark'

const darkMachine = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let fixed: ColorScheme | undefined

/**
 * Returns the current colour scheme: the person's choice, or the machine's.
 * `public/first.js` has set it in the same way before the first paint.
 * So a person who chose the dark scheme never sees a white page first.
 */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light',
  )
}

export function chooseColorScheme(choice: ColorScheme | 'auto'): void {
  writeStored('colorScheme', choice === 'auto' ? null : choice)
  apply()
}

/**
 * Fixes the scheme of a page, whatever the person and the machine choose: a preview shows the requested one.
 */
export function fixColorScheme(scheme: ColorScheme): void {
  fixed = scheme
  apply()
}

/** Calls a listener when the scheme changes, also by another tab or the operating system. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    darkMachine.addEventListener('change', apply)
    window.addEventListener('storage', apply)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    darkMachine.removeEventListener('change', apply)
    window.removeEventListener('storage', apply)
  }
}

function apply(): void {
  const chosen = fixed ?? readStored('colorScheme')
  const isDark = chosen ? chosen === 'dark' : darkMachine.matches
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}
