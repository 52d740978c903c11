import './mantine.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { RouterProvider } from 'react-router-dom'
import { cssVariables, mantineTheme } from '../lib/mantineTheme.ts'
import { parleyBrand } from '../lib/theme.ts'
import { router } from './router.tsx'
import { SessionGate } from './SessionGate.tsx'
import { Toasts } from './Toasts.tsx'

const theme = mantineTheme(parleyBrand)
const colorSchemeManager = localStorageColorSchemeManager({ key: 'parley.colorScheme' })

export function DashboardApp() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      <SessionGate>
        <RouterProvider router={router} />
      </SessionGate>
      <Toasts />
    </MantineProvider>
  )
}
