/** The corners of hexagons around the origin. */

const TURN = Math.PI / 3;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** From the top on clockwise; turned, it stands on an edge. */
export function corners(reach: number, turned = false): string[] {
  const first = turned ? -TURN : -Math.PI / 2;
  return Array.from({ length: 6 }, (_, at) => {
    const angle = first + at * TURN;
    return `${rounded(reach * Math.cos(angle))},${rounded(reach * Math.sin(angle))}`;
  });
}

export const hexagon = (reach: number, turned = false): string => corners(reach, turned).join(" ");
