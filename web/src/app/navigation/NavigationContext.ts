import { createContext, useContext, type ReactNode } from 'react'

/** The navigation that a phone shows behind a button; null if it is beside the page. */
export const NavigationContext = createContext<ReactNode>(null)

/** Returns the navigation that a page on a phone shows behind its title; null on other screens. */
export function useNavigationBehind(): ReactNode {
  return useContext(NavigationContext)
}
