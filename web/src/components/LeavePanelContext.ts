import { createContext } from 'react'

/** Closes the panel at the side that something stands in, after a question where something was typed. */
export const LeavePanelContext = createContext<() => void>(() => {})
