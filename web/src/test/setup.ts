import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { queryClient } from '../lib/live/queryClient.ts'

// The first test of a file waits until the modules of its page are compiled, with two files at once.
configure({ asyncUtilTimeout: 8000 })

// happy-dom has no fonts; Mantine's growing text areas wait for them.
const fonts = Object.assign(new EventTarget(), { add: vi.fn(), delete: vi.fn() })
Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
vi.stubGlobal('FontFace', class {})

// A component that complains is broken, whatever it shows.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  const complaints = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  if (complaints.length > 0)
    throw new Error(
      `console.error was called: ${complaints.map((words) => words.map(String).join(' ')).join('\n')}`,
    )
})
