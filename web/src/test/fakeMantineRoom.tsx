import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

export function MantineRoom({ children }: { children: ReactNode }) {
  return <MantineProvider env="test">{children}</MantineProvider>
}
