import { createContext, useContext, type ReactNode } from 'react'

/** The navigation that a phone shows behind a button; null if it is beside the page. */
export const NavigationContext = createContext<ReactNode>(null)

export function useNavigationBehind(): ReactNode {
  return useContext(NavigationContext)
}
