import { isOfAgent, testScreens } from '../support/faults/screens.ts'

testScreens(isOfAgent)
