import { createContext } from 'react'

/** Closes the surrounding side panel, after a question if there are unsaved changes. */
export const LeavePanelContext = createContext<() => void>(() => {})
