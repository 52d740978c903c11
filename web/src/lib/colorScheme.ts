import { readStored } from './stored.ts'

/** The person's choice, or the machine's. Mantine keeps the same attribute and the same stored name. */
export function applyColorScheme(): void {
  const chosen = readStored('colorScheme')
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : prefersDark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}
