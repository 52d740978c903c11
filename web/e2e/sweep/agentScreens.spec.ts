import { isOfAgent, testScreens } from '../support/screens.ts'

testScreens(isOfAgent)
