import { isOfAgent, testScreens } from '../support/screens.ts'

testScreens((path) => !isOfAgent(path))
