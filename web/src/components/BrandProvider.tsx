import { MantineProvider } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { currentBrand } from '../lib/brand/currentBrand.ts'
import { cssVariables, mantineTheme } from '../lib/brand/mantineTheme.ts'
import { useColorScheme } from '../lib/browser/colorScheme.ts'
import { EmptyReceipt } from './receipts/EmptyReceipt.tsx'
import { t } from './texts.ts'

/** Mantine with the brand's theme. Each component imports its own styles by `web/mantineStyles.ts`. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const [theme] = useState(() => mantineTheme(currentBrand(), t('close'), <EmptyReceipt />))
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={useColorScheme()}>
      {children}
    </MantineProvider>
  )
}
