import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { currentBrand } from '../lib/brand/currentBrand.ts'
import { mantineTheme } from '../lib/brand/mantineTheme.ts'

/** Mantine as in the product, without transitions. */
export function TestTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider env="test" theme={mantineTheme(currentBrand(), 'Close')}>
      {children}
    </MantineProvider>
  )
}
