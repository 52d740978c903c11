import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconPlus, IconSun } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { chooseColorScheme } from '../lib/colorScheme.ts'
import { signOut } from '../lib/signOut.ts'
import { showFailure } from '../lib/toast.ts'
import { useMay } from '../lib/viewer.ts'
import { useShellActions } from './shellActions.ts'

interface Action {
  label: string
  /** What people may call it besides its label. */
  synonyms: string[]
  icon: Icon
  run: () => void
}

/** What can be done from anywhere, for the command menu. */
export function useActions(): Action[] {
  const { openNewAgent, openShortcuts } = useShellActions()
  const newAgent: Action = {
    label: 'New Agent',
    synonyms: ['create', 'add', 'make', 'bot', 'template'],
    icon: IconPlus,
    run: openNewAgent,
  }
  return [
    ...(useMay('createAgent') ? [newAgent] : []),
    {
      label: 'Light mode',
      synonyms: ['theme', 'colour scheme', 'bright', 'day'],
      icon: IconSun,
      run: () => chooseColorScheme('light'),
    },
    {
      label: 'Dark mode',
      synonyms: ['theme', 'colour scheme', 'night'],
      icon: IconMoon,
      run: () => chooseColorScheme('dark'),
    },
    {
      label: 'Colours as on this machine',
      synonyms: ['theme', 'system', 'automatic', 'colour scheme', 'colors'],
      icon: IconDeviceDesktop,
      run: () => chooseColorScheme('auto'),
    },
    {
      label: 'Keyboard shortcuts',
      synonyms: ['keys', 'help', 'hotkeys'],
      icon: IconKeyboard,
      run: openShortcuts,
    },
    {
      label: 'Sign out',
      synonyms: ['log out', 'logout', 'leave', 'end session'],
      icon: IconLogout,
      run: () => void signOut().catch(showFailure),
    },
  ]
}
