// Nothing to set: its presence keeps the build quiet.
export default {};
