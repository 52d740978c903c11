import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconPlus, IconSun } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { chooseColorScheme } from '../../lib/browser/colorScheme.ts'
import { useSignOut } from '../../lib/session/useSignOut.ts'
import { showFailure } from '../../lib/toast.ts'
import { useMay } from '../../lib/session/viewer.ts'
import type { NavigationName } from '../navigationItems/nameOf.ts'
import { useShellActions } from '../shell/shellActions.ts'

interface Action {
  name: NavigationName
  icon: Icon
  run: () => void
}

/** Returns the actions that are available on every page, for the command menu. */
export function useActions(): Action[] {
  const { openNewAgent, openShortcuts } = useShellActions()
  const signOut = useSignOut(showFailure)
  const newAgent: Action = {
    name: 'newAgent',
    icon: IconPlus,
    run: openNewAgent,
  }
  return [
    ...(useMay('createAgent') ? [newAgent] : []),
    {
      name: 'light',
      icon: IconSun,
      run: () => chooseColorScheme('light'),
    },
    {
      name: 'dark',
      icon: IconMoon,
      run: () => chooseColorScheme('dark'),
    },
    {
      name: 'system',
      icon: IconDeviceDesktop,
      run: () => chooseColorScheme('auto'),
    },
    {
      name: 'shortcuts',
      icon: IconKeyboard,
      run: openShortcuts,
    },
    {
      name: 'signOut',
      icon: IconLogout,
      run: signOut,
    },
  ]
}
