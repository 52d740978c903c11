import type { ReactNode } from 'react'

/** A section of the documentation for users. */
export interface GuideSection {
  /** The fragment of the section's URL. */
  id: string
  title: string
  body: ReactNode
}
