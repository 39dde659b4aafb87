import { listing } from '../listing'

export const { between, listOf } = listing('fr')
